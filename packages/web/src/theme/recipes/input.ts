import { defineRecipe } from '@pandacss/dev'

/** The box people type into: input, select and textarea. */
export const input = defineRecipe({
  className: 'input',
  staticCss: ['*'],
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'control',
    border: '1px solid var(--colors-control)',
    background: 'surface',
    // below 16 px a phone zooms into the field
    fontSize: { base: 'md', sm: 'sm' },
    appearance: 'none',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'text' },
    _focusVisible: { borderColor: 'focus', outlineOffset: '-1px', transitionProperty: 'none' },
    _invalid: { borderColor: 'error.text' },
    _disabled: { background: 'sunken', color: 'muted', cursor: 'not-allowed' },
    // addresses and numbers are written from left to right in every language
    '&:is([type=tel], [type=email], [type=url])': { _rtl: { direction: 'ltr', textAlign: 'end' } },
    '&::-webkit-search-cancel-button, &::-ms-reveal': { display: 'none' },
  },
  variants: {
    size: { md: {}, lg: { minHeight: '12', paddingInline: '4', fontSize: 'md' } },
    kind: {
      text: {},
      area: { paddingBlock: '2', minHeight: '20', display: 'block' },
      select: {
        paddingInlineEnd: '10',
        textOverflow: 'ellipsis',
        cursor: 'pointer',
        '& option': { background: 'raised', color: 'text' },
      },
    },
  },
  defaultVariants: { size: 'md', kind: 'text' },
})
