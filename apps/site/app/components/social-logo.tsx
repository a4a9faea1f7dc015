import facebook from '../assets/marks/facebook.svg?url';
import instagram from '../assets/marks/instagram.svg?url';
import whatsapp from '../assets/marks/whatsapp.svg?url';
import twitter from '../assets/marks/x.svg?url';
import linkedin from '../assets/marks/linkedin.svg?url';
import { classes } from './classes.ts';

const marks = { facebook, instagram, whatsapp, twitter, linkedin };

type SocialLogoProps = { brand: keyof typeof marks; className?: string };

/** A site's mark, drawn by Simple Icons (CC0; LinkedIn's by us), as a mask: it takes the text's colour, and its outline weighs nothing in the script. */
export function SocialLogo({ brand, className }: SocialLogoProps) {
  return (
    <span
      className={classes('brand-mark', className)}
      style={{ maskImage: `url(${marks[brand]})` }}
    />
  );
}
