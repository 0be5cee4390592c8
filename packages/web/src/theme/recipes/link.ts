import { defineRecipe } from '@pandacss/dev'

/** For anchors and the router's links: link() in running text, link({ quiet: true }) where its place says it is one. */
export const link = defineRecipe({
  className: 'link',
  staticCss: ['*'],
  base: {
    color: 'primary.text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    quiet: { true: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } },
  },
})
