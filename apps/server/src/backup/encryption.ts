import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

type Bytes = ReadableStream<Uint8Array>;

/** The file format is that of `age`, whose own program opens these files too. */
export const encryptedEnding = '.age';
export const isEncrypted = (path: string) => path.endsWith(encryptedEnding);

export async function encryptStream(plain: Bytes, publicKeys: string[]): Promise<Bytes> {
  const encrypter = new Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  return encrypter.encrypt(plain);
}

export async function decryptStream(encrypted: Bytes, secretKeys: string[]): Promise<Bytes> {
  const decrypter = new Decrypter();
  for (const key of secretKeys) decrypter.addIdentity(key);
  return decrypter.decrypt(encrypted);
}

export type KeyPair = { publicKey: string; secretKey: string };

export async function makeKeyPair(): Promise<KeyPair> {
  const secretKey = await generateX25519Identity();
  return { secretKey, publicKey: await identityToRecipient(secretKey) };
}

/** As `age-keygen` writes it: the public key is a comment. */
export const writeKeyFile = ({ publicKey, secretKey }: KeyPair) =>
  `# public key: ${publicKey}\n${secretKey}\n`;

export async function readKeyFile(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
}
