/** A browser in which somebody is signed in; `current` is the one that asks. */
export type OpenSession = {
  id: string;
  browser: string | null;
  used_at: string;
  current: boolean;
};

/** Shown once: `uri` for an authenticator app, `secret` to be typed. */
export type OfficeSecondFactorSetUp = { uri: string; secret: string; backupCodes: string[] };

/** Shown once: `url` for an authenticator app, `secret` to be typed, `qr` as the path of an SVG. */
export type SecondFactorSetUp = {
  url: string;
  secret: string;
  qr: { size: number; path: string };
  backup_codes: string[];
};
