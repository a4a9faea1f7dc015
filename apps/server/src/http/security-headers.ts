import { secureHeaders } from 'hono/secure-headers';

/** The same on every answer. */
const constant = {
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'SAMEORIGIN',
  // Of a URL only the origin is told, to our own server too: a link to someone's data reaches no log as a referrer.
  referrerPolicy: 'strict-origin',
  crossOriginOpenerPolicy: 'same-origin',
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
};

/**
 * On every answer; pages bring their own Content-Security-Policy. Pictures, the widget and the open reads are
 * for other sites too, so nothing here forbids those to load them.
 */
export function securityHeaders(publicUrl: string) {
  return secureHeaders({
    ...constant,
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
