import { defineSlotRecipe } from '@pandacss/dev'

/** At the bottom of the window; in one as low as at 400 % it would lie over what is typed. */
const stuck = {
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: 'sticky',
  '@media (height < 25rem)': { position: 'static' },
} as const

/** One column, grouped by meaning; the bar that saves sticks to the bottom. */
export const form = defineSlotRecipe({
  className: 'form',
  slots: ['section', 'header', 'title', 'description', 'fields', 'row', 'foot', 'bar', 'note'],
  base: {
    section: {
      display: 'grid',
      gap: '5',
      minWidth: '0',
      '& + &, details + &': { marginBlockStart: '6', paddingBlockStart: '6', borderBlockStart: 'hairline' },
    },
    header: { display: 'grid', gap: '1' },
    title: { textStyle: 'subheading' },
    description: { color: 'muted' },
    fields: { display: 'grid', gap: '5', maxWidth: 'form' },
    row: {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    // a failure is shown beside the button that was pressed
    foot: { ...stuck, background: 'surface' },
    bar: {
      ...stuck,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: '2',
      minHeight: 'header',
      paddingBlock: '3',
      paddingInline: { base: '4', sm: '6' },
      marginBlockStart: '4',
      borderRadius: 'card',
      background: 'surface',
      boxShadow: 'bar',
    },
    note: { flex: '1', color: 'muted' },
  },
})
