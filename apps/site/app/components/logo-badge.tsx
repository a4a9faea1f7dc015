import { classes } from './classes.ts';
import { Picture } from './picture.tsx';

type LogoBadgeProps = {
  src: string | null;
  name: string;
  /** For one that a visitor sees first. */
  priority?: boolean;
  className?: string;
};

/** A brand's logo, or its first letter painted in the category's hue. */
export function LogoBadge({ src, name, priority = false, className }: LogoBadgeProps) {
  return (
    <div className={classes('logo-badge', className)}>
      {src ? (
        <Picture
          src={src}
          alt=""
          sizes="4rem"
          priority={priority}
          className="size-full object-contain p-1"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-full place-items-center bg-hue-tint text-2xl font-extrabold text-hue-ink"
        >
          {Array.from(name)[0]}
        </span>
      )}
    </div>
  );
}
