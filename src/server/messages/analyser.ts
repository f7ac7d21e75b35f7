/**
 * Words as Lucene's standard analyser cuts them: Unicode's word breaks (UAX 29) with one token for each ideograph and
 * each hiragana, a run of Thai or Lao as one, no dictionary; in lower case. `Intl.Segmenter` differs in all of these.
 */
const LONGEST_TOKEN = 255;
/** Characters that are cut into tokens at a time. */
const PIECE = 8192;

const asciiUnit = "(?:[a-z]+(?:[:.'](?=[a-z]))?|[0-9]+(?:[.,;'](?=[0-9]))?)";
// Runs of connectors alone are taken, too, and thrown away later: left over, each of them would be tried from each of its places.
const asciiWord = new RegExp(`_*${asciiUnit}(?:_*${asciiUnit})*_*|_+`, 'g');
const ascii = /^[\0-\x7f]*$/;

const mark = '[\\p{M}\\p{Cf}]*';
const complex = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Khmer}';
const letter = `(?:(?![\\p{Ideographic}\\p{Script=Katakana}\\p{Script=Hiragana}\\u30fc${complex}\\p{M}])\\p{Alphabetic}${mark})`;
const digit = `(?:\\p{Nd}${mark})`;
const katakana = `(?:[\\p{Script=Katakana}\\u30fc\\uff70]${mark})`;
const connector = `(?:[\\p{Pc}\\u202f]${mark})`;
const midLetter = `(?:[:\\u00b7\\u0387\\u055f\\u05f4\\u2027\\ufe13\\ufe55\\uff1a.\\u2018\\u2019\\u2024\\ufe52\\uff07\\uff0e']${mark})`;
const midNumber = `(?:[,;\\u037e\\u0589\\u060c\\u060d\\u066c\\u07f8\\u2044\\ufe10\\ufe14\\uff0c\\uff1b.\\u2018\\u2019\\u2024\\ufe52\\uff07\\uff0e']${mark})`;
const unit = `(?:(?:${letter}+(?:${midLetter}(?=${letter}))?|${digit}+(?:${midNumber}(?=${digit}))?)+|${katakana}+)`;
const pictograph = '(?:\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}|\\p{Extended_Pictographic}\\ufe0f?)';
const word = new RegExp(
  [
    `${connector}*${unit}(?:${connector}+${unit})*${connector}*`,
    `[${complex}][${complex}\\p{M}\\p{Cf}]*`,
    `[\\p{Ideographic}\\p{Script=Hiragana}]${mark}`,
    `${pictograph}(?:\\u200d${pictograph})*`,
    '\\p{Regional_Indicator}{2}',
    `${connector}+`,
  ].join('|'),
  'gu',
);
const connected = /[\p{Pc}\u202f]/u;
const onlyConnectors = /^[\p{Pc}\u202f\p{M}\p{Cf}]+$/u;

/** The tokens of a text, in order. */
export function analyse(text: string): string[] {
  const found = ascii.test(text) ? (text.toLowerCase().match(asciiWord) ?? []) : (text.match(word)?.map((token) => token.toLowerCase()) ?? []);
  const tokens = connected.test(text) ? found.filter((token) => !onlyConnectors.test(token)) : found;
  return tokens.some((token) => token.length > LONGEST_TOKEN) ? tokens.flatMap(chopped) : tokens;
}

function chopped(token: string): string[] {
  if (token.length <= LONGEST_TOKEN) return [token];
  const pieces: string[] = [];
  for (let at = 0; at < token.length; at += LONGEST_TOKEN) pieces.push(token.slice(at, at + LONGEST_TOKEN));
  return pieces;
}

/** Tokens as `terms` holds them: ` a b c `, so that a word or a phrase is a part of the text. A blank alone where there are none. */
export function framedTerms(text: string): string {
  let terms = ' ';
  for (let from = 0; from < text.length; ) {
    const to = endOfPiece(text, from);
    const tokens = analyse(from === 0 && to === text.length ? text : text.slice(from, to));
    if (tokens.length > 0) terms += `${tokens.join(' ')} `;
    from = to;
  }
  return terms;
}

/** Behind a blank, which no token holds. A text of megabytes would otherwise be a million tokens at once, and all else would wait for the garbage. */
function endOfPiece(text: string, from: number): number {
  if (text.length - from <= PIECE) return text.length;
  const blank = text.indexOf(' ', from + PIECE);
  return blank < 0 ? text.length : blank + 1;
}
