const PIECE = 0x8000;

/**
 * The bytes of a file in base64 without the prefix of a data URL, the format of encrypted
 * configuration fields.
 */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}
