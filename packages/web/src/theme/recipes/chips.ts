import { defineSlotRecipe } from '@pandacss/dev'
import { chosen, edge } from '../forced-colors'

export const chips = defineSlotRecipe({
  className: 'chips',
  slots: ['root', 'chip', 'count'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    chip: {
      ...edge,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      height: '8',
      paddingInline: '3',
      borderRadius: 'full',
      boxShadow: 'inset 0 0 0 1px var(--colors-outline)',
      fontWeight: 'medium',
      color: 'text',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      '& svg': { boxSize: '4' },
      _hover: { background: 'subtle' },
      '&:is([aria-pressed=true], [aria-current=true])': {
        background: 'primary.tint',
        color: 'primary.text',
        boxShadow: 'inset 0 0 0 1px currentColor',
        ...chosen,
      },
    },
    count: {
      fontFamily: 'numeric',
      color: 'muted',
      ':is([aria-pressed=true], [aria-current=true]) > &': { color: 'inherit' },
    },
  },
})
