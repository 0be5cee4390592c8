import { defineRecipe } from '@pandacss/dev'

export const skeleton = defineRecipe({
  className: 'skeleton',
  staticCss: ['*'],
  base: {
    display: 'block',
    background: 'fill',
    borderRadius: 'control',
    animation: 'breathe 1.6s ease-in-out infinite',
    _still: { animation: 'none' },
  },
  variants: {
    shape: {
      text: { height: '3', width: '3/4', marginBlock: '1' },
      short: { height: '3', width: '1/3', marginBlock: '1' },
      title: { height: '6', width: '1/2' },
      figure: { height: '8', width: '20' },
      avatar: { boxSize: '10', borderRadius: 'full' },
      // a few words with their button
      topic: { height: '8', width: '[16rem]', maxWidth: 'full' },
      control: { height: 'control' },
      block: { height: '20', borderRadius: 'card' },
    },
  },
  defaultVariants: { shape: 'text' },
})
