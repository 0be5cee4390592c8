import { defineSlotRecipe } from '@pandacss/dev'

const column = 'minmax(0, 1fr)'

/** The header of the form and the scores of OHI-S as they are written. The sheet of the note, writing.css, brings it. */
export const oralExamination = defineSlotRecipe({
  className: 'oral-examination',
  slots: [
    'panel',
    'part',
    'head',
    'grid',
    'corner',
    'tooth',
    'instead',
    'measure',
    'score',
    'lost',
    'result',
    'fields',
    'counts',
  ],
  staticCss: ['*'],
  base: {
    panel: {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: { base: column, xl: `26rem ${column}` },
      alignItems: 'start',
    },
    part: { display: 'grid', gap: '3', minWidth: '0', margin: '0', padding: '0', border: 'none' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '8',
    },
    // as the chart: the patient's right is on the left in every language
    grid: { direction: 'ltr', borderCollapse: 'separate', borderSpacing: '0.25rem', width: 'full', maxWidth: '26rem' },
    corner: { width: '4.5rem' },
    tooth: { fontFamily: 'numeric', fontWeight: 'semibold', textAlign: 'center', verticalAlign: 'bottom' },
    instead: { display: 'block', textStyle: 'small', color: 'muted', fontWeight: 'normal', whiteSpace: 'nowrap' },
    measure: { textStyle: 'label', textAlign: 'start', fontWeight: 'medium' },
    score: {
      width: 'full',
      minWidth: '0',
      height: 'row',
      padding: '0',
      textAlign: 'center',
      // below 16 px a phone zooms into the field
      fontSize: 'md',
      fontFamily: 'numeric',
      fontWeight: 'semibold',
      color: 'text',
      background: 'surface',
      border: 'none',
      borderRadius: 'control',
      boxShadow: 'inset 0 0 0 1px var(--colors-control)',
      _disabled: { background: 'sunken', color: 'muted', boxShadow: 'none', cursor: 'not-allowed' },
    },
    lost: { textStyle: 'small', color: 'muted' },
    result: { textStyle: 'body', color: 'muted', '&[data-scored]': { color: 'text', fontWeight: 'medium' } },
    fields: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: column, sm: `repeat(2, ${column})`, lg: `repeat(3, ${column})` },
      alignItems: 'start',
    },
    counts: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: `repeat(2, ${column})`, sm: `repeat(5, ${column})` },
      alignItems: 'end',
    },
  },
})
