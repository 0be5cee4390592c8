import { defineSlotRecipe } from '@pandacss/dev'

/** The notice of an empty list, of no results, or of a failed load: a drawing, a sentence, a button. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'drawing', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '2',
      paddingBlock: '10',
      paddingInline: '6',
      textAlign: 'center',
    },
    drawing: {
      width: '10rem',
      marginBlockEnd: '2',
      color: 'control',
      '& [data-ground]': { fill: 'sunken' },
      '& [data-paper]': { fill: 'surface' },
      '& [data-accent]': { stroke: 'focus' },
    },
    title: { textStyle: 'heading' },
    text: { maxWidth: 'prose', color: 'muted', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginBlockStart: '3' },
  },
})
