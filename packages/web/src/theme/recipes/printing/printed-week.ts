import { defineSlotRecipe } from '@pandacss/dev'

/** A week on paper: a row for each person, a column for each day. A person stands on one page, the days head every page. */
export const printedWeek = defineSlotRecipe({
  className: 'printed-week',
  slots: ['table', 'about', 'entry'],
  base: {
    table: {
      width: 'full',
      minWidth: '56rem',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& tr > :is(td, th)': {
        border: '1px solid currentColor',
        padding: '0.4em 0.5em',
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& th': { fontWeight: 'semibold', whiteSpace: 'pre-line' },
      '& :is(thead, tr)': { breakInside: 'avoid' },
      '& [data-closed]': { background: 'color-mix(in srgb, currentColor 10%, transparent)', printColorAdjust: 'exact' },
      _print: { minWidth: '0' },
    },
    about: { fontWeight: 'normal' },
    entry: { display: 'grid', '& + &': { marginBlockStart: '0.5em' } },
  },
})
