/** Comments of the API mark names by backticks, as Markdown does. */
export const markedText = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
