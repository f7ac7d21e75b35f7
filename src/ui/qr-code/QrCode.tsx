import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';

type QrCodeProps = {
  text: string;
  /** What a scan of it opens or contains. */
  label: string;
};

/** Cameras need an empty frame of this many modules. */
const QUIET = 4;

/** A text as a QR code, black on white in both themes because many cameras cannot read others. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET });
    return { size: modules, path: pathOf(data) };
  }, [text]);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </Code>
  );
}

/** One rectangle for each run of dark modules in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}

const Code = styled.svg`
  display: block;
  width: 100%;
  max-width: 16em;
  background: white;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
  path {
    fill: black;
  }
`;
