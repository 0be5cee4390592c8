import { defineSlotRecipe } from '@pandacss/dev'

// the width of the table decides, not that of the window
const whenNarrow = '@container (max-width: 46rem)'
const whenWide = '@container (min-width: 46.01rem)'

const edge = {
  _first: { paddingInlineStart: { base: '4', sm: '6' } },
  _last: { paddingInlineEnd: { base: '4', sm: '6' } },
}

/** A table of which only the rows in sight are drawn; every row is as high as the others. */
export const windowedTable = defineSlotRecipe({
  className: 'windowed-table',
  slots: ['root', 'scroller', 'head', 'headRow', 'headCell', 'rows', 'row', 'cell', 'text'],
  staticCss: ['*'],
  base: {
    root: { containerType: 'inline-size' },
    // a table that is laid out by hand: its rows stand where they are put
    scroller: {
      display: 'block',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      maxHeight: '[70dvh]',
      scrollbarWidth: 'thin',
      fontFamily: 'numeric',
      outlineOffset: '[-2px]',
    },
    head: {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: 'sticky',
      display: 'block',
      background: 'sunken',
    },
    headRow: {
      display: 'grid',
      gridTemplateColumns: 'var(--wide)',
      [whenNarrow]: { gridTemplateColumns: 'var(--narrow)' },
    },
    headCell: {
      ...edge,
      display: 'flex',
      alignItems: 'center',
      height: 'row',
      paddingInline: '2',
      textStyle: 'small',
      fontWeight: 'semibold',
      color: 'muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    rows: { display: 'block', position: 'relative' },
    row: {
      position: 'absolute',
      insetBlockStart: '0',
      insetInline: '0',
      display: 'grid',
      gridTemplateColumns: 'var(--wide)',
      alignItems: 'center',
      borderBlockEnd: 'hairline',
      cursor: 'pointer',
      [whenNarrow]: { gridTemplateColumns: 'var(--narrow)' },
      _hover: { background: 'subtle' },
      _selected: { background: 'primary.tint' },
    },
    cell: { ...edge, minWidth: '0', paddingInline: '2', lineHeight: 'heading' },
    text: { lineClamp: '2', overflowWrap: 'anywhere' },
  },
  variants: {
    from: {
      all: {},
      wide: { headCell: { [whenNarrow]: { display: 'none' } }, cell: { [whenNarrow]: { display: 'none' } } },
      narrow: { headCell: { [whenWide]: { display: 'none' } }, cell: { [whenWide]: { display: 'none' } } },
    },
  },
  defaultVariants: { from: 'all' },
})
