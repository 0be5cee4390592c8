import { defineSlotRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'

/** Checkboxes and radio buttons: the browser's own, in the product's colours. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['group', 'list', 'item', 'control', 'text', 'label', 'help'],
  staticCss: ['*'],
  base: {
    group: { minWidth: '0', display: 'grid', gap: '1', '& > legend': { float: 'inline-start', marginBlockEnd: '1' } },
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
    item: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      minHeight: 'target',
      paddingBlock: '1',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
    },
    control: { boxSize: '1.125rem', flexShrink: '0', marginBlock: '1px', accentColor: 'focus', cursor: 'inherit' },
    text: { display: 'grid' },
    label: { textStyle: 'body' },
    help: { textStyle: 'small', color: 'muted' },
  },
  variants: {
    look: {
      plain: {},
      cards: {
        list: {
          display: 'grid',
          gap: '3',
          gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fit, minmax(14rem, 1fr))' },
        },
        item: {
          ...edge,
          padding: '4',
          gap: '3',
          borderRadius: 'card',
          boxShadow: 'inset 0 0 0 1px var(--colors-control)',
          transitionProperty: 'background-color, box-shadow',
          transitionDuration: 'fast',
          _hover: { background: 'subtle' },
          '&:has(:checked)': { background: 'primary.tint', boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
          '&:has(:focus-visible)': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
          '& :focus-visible': { outline: 'none' },
        },
        label: { fontWeight: 'medium' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
})
