import { secureHeaders } from 'hono/secure-headers';

/**
 * On every answer; pages bring their own Content-Security-Policy. Pictures, the widget and the open reads are
 * for other sites too, so nothing here forbids those to load them.
 */
export function securityHeaders(publicUrl: string) {
  return secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    // Of an address only the origin reaches other sites: a link to someone's own data stays here.
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
}
