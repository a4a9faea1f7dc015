/** These are what libpq knows and a site that writes can use; any other server than the primary would refuse its writes. */
const attributes = new Set([null, 'any', 'read-write', 'primary']);

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/i;

/**
 * The URLs of the servers that libpq's form of a URL names: several hosts before the path, or as parameters. The message of its
 * error continues the name of the variable.
 */
export function splitDatabaseUrl(url: string): string[] {
  const [, start = '', authority = '', path = '', query = ''] = parts.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const attribute = parameters.get('target_session_attrs');
  if (!attributes.has(attribute)) {
    throw new Error('must have read-write or primary as its target_session_attrs: the site writes');
  }
  const hosts = parameters.get('host')?.split(',');
  const ports = parameters.get('port')?.split(',');
  const addresses = authority.split(',');
  const count = Math.max(hosts?.length ?? 0, addresses.length);
  const urls = Array.from({ length: count }, (_, index) => {
    const own = new URLSearchParams(parameters);
    own.delete('target_session_attrs');
    if (hosts) own.set('host', hosts[index] ?? '');
    // As in libpq, one port is that of all hosts.
    if (ports) own.set('port', ports[index] ?? ports[0] ?? '');
    const parameter = own.size > 0 ? `?${own.toString()}` : '';
    return `${start}${addresses[index] ?? addresses[0]}${path}${parameter}`;
  });
  if (!urls.every((each) => URL.canParse(each))) {
    throw new Error('must be an address such as postgres://user:password@host/name');
  }
  return urls;
}

/** The same servers and user, another database. */
export function withDatabaseName(url: string, name: string): string {
  const [, start = '', authority = '', , query] = parts.exec(url) ?? [];
  return `${start}${authority}/${name}${query === undefined ? '' : `?${query}`}`;
}
