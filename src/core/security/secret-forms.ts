// The shapes in which a secret turns up in logs: as it is, base64 in its three alignments, hex, URL-encoded, escaped for
// JSON. What escapes single characters in another way is read by visible-bytes.ts. Pure. What a program encrypts, compresses or spells backwards is not found: that is not promised.

/** Every form of a secret as bytes; may hold a form twice. */
export function secretForms(secret: string): Uint8Array[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  const texts = new Set<string>([
    secret,
    hex,
    hex.toUpperCase(),
    ...(bytes.length > maxColonBytes ? [] : colonForms(hex)),
    ...base64Cores(bytes),
    ...urlForms(secret),
    ...jsonForms(secret),
  ]);
  return [...texts].map((text) => Buffer.from(text, 'utf8'));
}

/** A key's fingerprint is written so; nobody writes a long token in this way. */
const maxColonBytes = 256;

function colonForms(hex: string): string[] {
  const text = hex.replaceAll(/..(?=.)/g, '$&:');
  return [text, text.toUpperCase()];
}

/**
 * The characters of a base64 text that depend on the secret alone, for each of the three places at which it can begin
 * in the text that was encoded. Padding and neighbours don't matter, since the characters they touch are left out.
 */
export function base64Cores(bytes: Buffer): string[] {
  const cores = [0, 1, 2].map((lead) => {
    const text = Buffer.concat([Buffer.alloc(lead), bytes]).toString('base64');
    const whole = Math.floor(((lead + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((lead * 8) / 6), whole);
  });
  return cores.flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]);
}

function urlForms(secret: string): string[] {
  const usual = encodeURIComponent(toWellFormed(secret));
  const strict = usual.replaceAll(/[!'()*]/g, percent);
  const whole = strict.replaceAll(/[-._~]/g, percent);
  const form = strict.replaceAll('%20', '+');
  return [usual, strict, whole, form].flatMap((text) => [
    text,
    text.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** encodeURIComponent throws on half a surrogate pair. */
const toWellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** As JSON writers put it: plain, with `\/`, ASCII only, with HTML's characters escaped; and each again inside a string. */
function jsonForms(secret: string): string[] {
  const inner = (text: string): string => JSON.stringify(text).slice(1, -1);
  const once = inner(secret);
  const html = once.replaceAll(/[<>&]/g, unicode);
  const forms = [
    once,
    once.replaceAll('/', String.raw`\/`),
    html,
    once.replaceAll(/[\u007f-\uffff]/g, unicode),
  ];
  return [...forms, ...forms.map(inner)];
}

const unicode = (character: string): string =>
  String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0');
