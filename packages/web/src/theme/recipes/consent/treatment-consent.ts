import { defineSlotRecipe } from '@pandacss/dev'

const list = { margin: '0', padding: '0', listStyle: 'none' }

/** What a patient reads at arm's length, on a tablet in the chair or on a phone, and signs. */
export const treatmentConsent = defineSlotRecipe({
  className: 'treatment-consent',
  slots: ['form', 'columns', 'services', 'service', 'reading', 'part', 'heading', 'text', 'who', 'sealed'],
  staticCss: ['*'],
  base: {
    form: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
    columns: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    services: { ...list, display: 'grid', gap: '2' },
    service: {
      display: 'grid',
      gap: '3',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) 6rem auto',
      overflowWrap: 'anywhere',
    },
    reading: {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: '5',
      borderBlockEnd: 'hairline',
      fontSize: { base: 'lg', sm: 'xl' },
      lineHeight: 'body',
      scrollMarginBlock: '1rem',
      outline: 'none', // it has the focus to be read from its beginning
      overflowWrap: 'anywhere',
      '& ul': { paddingInlineStart: '6', listStyle: 'disc' },
    },
    part: { display: 'grid', gap: '1', maxWidth: '44rem' },
    heading: { fontSize: { base: 'lg', sm: 'xl' }, fontWeight: 'semibold', lineHeight: 'heading' },
    text: { whiteSpace: 'pre-line' },
    // who signs types and chooses in the same size as they read
    who: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& :is(input, select, textarea, legend, label, label span)': { fontSize: 'md' },
      '& [class*=field__label]': { fontSize: 'md' },
      '& :is([aria-live] p, button)': { fontSize: 'sm' },
    },
    sealed: { display: 'grid', gap: '2', justifyItems: 'start', overflowWrap: 'anywhere' },
  },
})
