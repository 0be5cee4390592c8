import { defineSlotRecipe } from '@pandacss/dev'

/** The chart of teeth. Its own sheet, charting.css, brings it. */
export const odontogram = defineSlotRecipe({
  className: 'odontogram',
  slots: ['root', 'scroller', 'drawing', 'line', 'middle', 'number', 'codes', 'width'],
  staticCss: ['*'],
  base: {
    root: { display: 'grid', gap: '6', minWidth: '0' },
    scroller: { overflowX: 'auto', minWidth: '0' },
    drawing: {
      display: 'block',
      // The patient's right is on the left in every language.
      direction: 'ltr',
      width: 'full',
      minWidth: '56rem',
      maxWidth: '110rem',
      height: 'auto',
      marginInline: 'auto',
      color: 'text',
      fontFamily: 'numeric',
      '& [data-tone=green]': { color: 'mark.green' },
      '& [data-tone=blue]': { color: 'mark.blue' },
      '& [data-tone=pink]': { color: 'mark.pink' },
      '& [data-tone=red]': { color: 'mark.red' },
      '& [data-planned]': { color: 'focus' },
      '& [data-conflict]': { color: 'error.text' },
      '& [data-changed]': { fill: 'warning.tint', stroke: 'warning.text' },
      '& [data-dimmed]': { opacity: '0.4' },
    },
    /** The box of a tooth and the lines between its fields. */
    line: { color: 'control', '[data-layer=first] &': { color: 'outline' } },
    middle: { color: 'border' },
    number: {
      fontWeight: 'semibold',
      fill: 'text',
      stroke: 'surface',
      strokeWidth: '6px',
      paintOrder: 'stroke',
      '[data-primary] &': { fill: 'muted' },
    },
    codes: { fontWeight: 'bold', fill: 'text', stroke: 'surface', paintOrder: 'stroke' },
    width: { fill: 'muted' },
  },
})
