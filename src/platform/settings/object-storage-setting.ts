import type { SettingValue } from './setting-values.ts';

/** Where files lie outside of the database: a bucket of a storage that speaks as Amazon S3 does. */
export interface ObjectStorage {
  /** Of the bucket, or of a folder in it, without a slash at its end. */
  readonly address: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** For which requests are signed. */
  readonly region: string;
}

const bucket: SettingValue<string> = {
  takes:
    'an address that starts with https:// (http:// on this machine alone), with the name of a bucket in its path or its ' +
    'host, such as https://s3.eu-west-2.amazonaws.com/firm-files',
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || url.username + url.password + url.search + url.hash !== '') return undefined;
    const isHere = url.protocol === 'http:' && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
    if (url.protocol !== 'https:' && !isHere) return undefined;
    return /^[\w./-]*$/.test(url.pathname) ? url.href.replace(/\/+$/, '') : undefined;
  },
};
const keyName: SettingValue<string> = {
  takes: 'the name of a key, without spaces',
  parse: (text) => (/^[!-~]{1,128}$/.test(text) ? text : undefined),
};
const secret: SettingValue<string> = {
  takes: 'the secret of a key, without spaces',
  parse: (text) => (/^[!-~]{1,256}$/.test(text) ? text : undefined),
};
const region: SettingValue<string> = {
  takes: 'a region such as eu-west-2',
  parse: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
};

/** Object storage as the settings name it; undefined: files are in the database. What is wrong is added to the problems. */
export function objectStorageIn(
  read: <T>(name: string, value: SettingValue<T>) => T | undefined,
  isSet: (name: string) => boolean,
  problems: string[],
): ObjectStorage | undefined {
  const given = {
    address: read('FILES_URL', bucket),
    accessKeyId: read('FILES_ACCESS_KEY_ID', keyName),
    secretAccessKey: read('FILES_SECRET_ACCESS_KEY', secret),
    region: read('FILES_REGION', region) ?? 'us-east-1',
  };
  const needed = ['FILES_URL', 'FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY'];
  const missing = needed.filter((name) => !isSet(name));
  if (missing.length > 0 && [...needed, 'FILES_REGION'].some(isSet))
    problems.push(
      `${missing.join(', ')} must be set: files lie in object storage by all of ${needed.join(', ')}`,
    );
  const { address, accessKeyId, secretAccessKey } = given;
  if (address === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { ...given, address, accessKeyId, secretAccessKey };
}
