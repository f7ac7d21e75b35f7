import { createGlobalStyle } from 'styled-components';

/** Base styles of all elements. */
export const GlobalStyle = createGlobalStyle`
  /* Not of what stands before and after: each element would be styled three times for the few that have any. */
  * { box-sizing: border-box; }
  html, body, #app { height: 100%; }
  body {
    margin: 0;
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.text};
    font: ${({ theme }) => theme.weight.normal} ${({ theme }) => theme.size.base} / 1.45 ${({ theme }) => theme.font.text};
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
  }
  html { color-scheme: ${({ theme }) => theme.scheme}; accent-color: ${({ theme }) => theme.color.accent}; }
  :focus-visible { outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus}; outline-offset: ${({ theme }) => theme.line.hair}; }
  h1 { margin: 0; font-size: ${({ theme }) => theme.size.title}; font-weight: ${({ theme }) => theme.weight.bold}; letter-spacing: -0.015em; }
  h2 { margin: 0; font-size: ${({ theme }) => theme.size.base}; font-weight: ${({ theme }) => theme.weight.bold}; }
  h3 { margin: 0; font-size: ${({ theme }) => theme.size.base}; font-weight: ${({ theme }) => theme.weight.semibold}; }
  a { color: ${({ theme }) => theme.color.accent}; }
  /* Names of things, mostly: one that is read from right to left turns nothing beside it. */
  :where(a, strong, time, code) { unicode-bidi: isolate; }
  a:hover { color: ${({ theme }) => theme.color.accentHover}; }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* Where colours are forced the arrow is the platform's, which has one that shows. */
  @media not (forced-colors: active) {
    select { appearance: none; background-image: ${({ theme }) => theme.chevron}; background-position: right ${({ theme }) => theme.space.s} center; background-size: 1em; background-repeat: no-repeat; }
  }
  summary { display: flex; align-items: center; gap: ${({ theme }) => theme.space.xs}; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: ''; width: 1em; height: 1em; flex: none; background: ${({ theme }) => theme.chevron} center / contain no-repeat; rotate: -90deg; }
  details[open] > summary::before { rotate: none; }
  code, pre, kbd { font-family: ${({ theme }) => theme.font.log}; font-variant-numeric: tabular-nums; font-feature-settings: 'zero'; }
  mark { background: ${({ theme }) => theme.color.mark}; color: ${({ theme }) => theme.color.markText}; border-radius: ${({ theme }) => theme.radius.small}; }
  ::selection { background: ${({ theme }) => theme.color.accent}; color: ${({ theme }) => theme.color.onAccent}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { transition-duration: 0s !important; scroll-behavior: auto !important; }
  }
  /* Backgrounds are gone there: what is chosen needs a line. */
  @media (forced-colors: active) {
    :is(a, button)[aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true'], [aria-checked='true'] { outline: ${({ theme }) => theme.line.strong} solid Highlight; outline-offset: -${({ theme }) => theme.line.strong}; }
  }
  /* Paper: the page alone, as long as it is, dark on white. */
  @media print {
    html, body, #app { height: auto; }
    html[data-theme] { color-scheme: light; background: none; }
    body { background: none; color: CanvasText; }
    nav, [data-not-printed] { display: none !important; }
  }
`;
