import { X509Certificate } from 'node:crypto';

const BLOCK =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[^-]*-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g;

/**
 * Checks each certificate in a text in PEM format. OpenSSL ignores what it cannot read, so that
 * every connection would fail later.
 * @throws Error that says which one cannot be read, or that there is none
 */
export function checkCertificates(text: string): void {
  const begun = text.match(/-----BEGIN [A-Z0-9 ]*CERTIFICATE-----/g)?.length ?? 0;
  const blocks = text.match(BLOCK) ?? [];
  if (begun === 0) throw new Error('contains no PEM certificate');
  if (blocks.length < begun) throw new Error('contains a certificate that is cut off');
  for (const [index, block] of blocks.entries()) {
    try {
      new X509Certificate(block);
    } catch (error) {
      throw new Error(
        blocks.length === 1
          ? 'contains no valid certificate'
          : `contains an invalid certificate, number ${index + 1}`,
        { cause: error },
      );
    }
  }
}
