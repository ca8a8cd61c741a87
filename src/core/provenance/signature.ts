// Ed25519 over a text. A key is PEM, as `openssl genpkey -algorithm ed25519` writes it. Knows neither what is signed nor
// where keys come from.
import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

export interface Signature {
  readonly algorithm: 'ed25519';
  /** sha256 of the public key (DER, SPKI), lower-case hex. */
  readonly keyId: string;
  /** Base64. */
  readonly value: string;
}

/** A private key ready for use; undefined when the text is no Ed25519 private key. */
export function parseSigningKey(pem: string): KeyObject | undefined {
  // A PEM in a one-line secret has its line ends written out.
  return ed25519(() => createPrivateKey(pem.includes('\n') ? pem : pem.replaceAll(String.raw`\n`, '\n')));
}

/** Undefined when the text is no Ed25519 public key. */
export function parsePublicKey(pem: string): KeyObject | undefined {
  // createPublicKey also takes private keys; whoever hands one to a check made a mistake worth knowing.
  return pem.includes('PRIVATE KEY') ? undefined : ed25519(() => createPublicKey(pem));
}

export function signText(text: string, key: KeyObject): Signature {
  const value = sign(null, Buffer.from(text), key).toString('base64');
  return { algorithm: 'ed25519', keyId: keyIdOf(createPublicKey(key)), value };
}

/** Whether the holder of this key signed this text. A malformed signature is a wrong one. */
export function isSignedBy(text: string, signature: Signature, key: KeyObject): boolean {
  if (signature.keyId !== keyIdOf(key)) return false;
  const bytes = Buffer.from(signature.value, 'base64');
  // Base64 has spare bits and forgives strange characters: only the one right way to write a signature counts.
  return bytes.toString('base64') === signature.value && verify(null, Buffer.from(text), key, bytes);
}

export const keyIdOf = (publicKey: KeyObject): string =>
  hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'hex');

function ed25519(parse: () => KeyObject): KeyObject | undefined {
  try {
    const key = parse();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
