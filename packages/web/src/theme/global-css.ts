import { defineGlobalStyles } from '@pandacss/dev'

/** The base styles of every element. */
export const globalCss = defineGlobalStyles({
  '*, ::before, ::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    border: '0 solid var(--colors-border)',
  },
  html: {
    fontFamily: 'body',
    lineHeight: 'body',
    color: 'text',
    background: 'page',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    // focused elements stay below the header and above the offline bar
    scrollPaddingBlock: '5rem 3rem',
  },
  ':root:has([data-bottom-bar])': { '--bottom-bar': '2rem' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  body: { fontSize: 'sm', minHeight: '100dvh', WebkitFontSmoothing: 'antialiased' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', overflowWrap: 'anywhere' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    letterSpacing: 'inherit',
  },
  button: { cursor: 'pointer' },
  textarea: { resize: 'vertical' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg': { display: 'block', maxWidth: 'full' },
  svg: { flexShrink: '0' },
  table: { borderCollapse: 'collapse', textIndent: '0' },
  fieldset: { minWidth: '0' },
  '[hidden]': { display: 'none !important' },
  '::placeholder': { color: 'muted', opacity: '1' },
  ':focus-visible': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  '@media print': { body: { minHeight: '0 !important' } },
  '#nprogress': { _print: { display: 'none' } }, // on paper it would be a page of its own
  '#nprogress .bar': {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    width: 'full',
    height: '[3px]',
    background: 'primary.solid',
    zIndex: 'bar',
    pointerEvents: 'none',
  },
})
