import facebook from 'simple-icons/icons/facebook.svg?url';
import instagram from 'simple-icons/icons/instagram.svg?url';
import whatsapp from 'simple-icons/icons/whatsapp.svg?url';
import twitter from 'simple-icons/icons/x.svg?url';
import linkedin from '../assets/linkedin.svg?url';
import { classes } from './classes.ts';

const marks = { facebook, instagram, whatsapp, twitter, linkedin };

type BrandMarkProps = { brand: keyof typeof marks; className?: string };

/** A site's mark as a mask: it takes the text's colour, and its outline weighs nothing in the script. */
export function BrandMark({ brand, className }: BrandMarkProps) {
  return (
    <span
      className={classes('brand-mark', className)}
      style={{ maskImage: `url(${marks[brand]})` }}
    />
  );
}
