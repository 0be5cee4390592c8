import { defineSlotRecipe } from '@pandacss/dev'

const edge = {
  _first: { paddingInlineStart: { base: '4', sm: '6' } },
  _last: { paddingInlineEnd: { base: '4', sm: '6' } },
}

// the width of the table decides, not that of the window: a navigation may stand beside it
const whenNarrow = { '@container (min-width: 36rem) and (max-width: 58rem)': { display: 'none' } }
const whenTight = '@container (max-width: 58rem)'
const cards = {
  // `display: none` would take the column names from screen readers
  head: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  row: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '0',
    paddingInline: '4',
    paddingBlock: '3',
    '& > th': { flex: '1 0 100%' },
  },
  cell: {
    display: 'flex',
    gap: '1',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'target',
    padding: '0 !important',
    '&[data-label]::before': { content: 'attr(data-label)', flex: 'none', textStyle: 'small', color: 'muted' },
    '&:is(:empty, :has(> :only-child:empty))': { display: 'none' },
  },
} as const

/** Dense rows; below 640 px each row is a card: its identity, then its cells one after the other with their columns' names. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['frame', 'root', 'head', 'headCell', 'sort', 'row', 'cell', 'link', 'actions'],
  staticCss: ['*'],
  base: {
    frame: { containerType: 'inline-size' },
    root: { width: 'full', fontFamily: 'numeric', textAlign: 'start' },
    head: {
      position: 'sticky',
      insetBlockStart: 'var(--sticky-top, 0px)',
      zIndex: 'sticky',
      background: 'sunken',
      smDown: cards.head,
    },
    headCell: {
      ...edge,
      height: 'row',
      paddingInline: '4',
      textStyle: 'small',
      fontWeight: 'semibold',
      color: 'muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
      fontWeight: 'inherit',
      borderRadius: 'control',
      _hover: { color: 'text' },
      '& svg': { boxSize: '4' },
    },
    row: {
      borderBlockEnd: 'hairline',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _last: { borderBlockEnd: 'none' },
      '&:has(a)': { cursor: 'pointer', _hover: { background: 'subtle' } },
      '&:has(a:focus-visible)': { background: 'primary.tint' },
      smDown: cards.row,
    },
    cell: {
      ...edge,
      height: { sm: 'row' },
      paddingInline: '4',
      paddingBlock: { sm: '1' },
      textAlign: 'start',
      overflowWrap: 'anywhere',
      fontWeight: 'normal',
      smDown: cards.cell,
    },
    actions: {
      paddingInlineEnd: { base: '2', sm: '4' },
      width: { sm: '1px' },
      smDown: { position: 'absolute', insetBlockStart: '2', insetInlineEnd: '0' },
    },
    link: { fontWeight: 'medium', borderRadius: 'control' },
  },
  variants: {
    density: { dense: {}, roomy: { cell: { height: { sm: 'roomyRow' } } } },
    align: {
      start: {},
      end: {
        headCell: { textAlign: 'end' },
        cell: { sm: { textAlign: 'end' } },
        sort: { flexDirection: 'row-reverse' },
      },
    },
    fit: { true: { cell: { sm: { whiteSpace: 'nowrap', width: '1px' } } } },
    from: { all: {}, lg: { headCell: whenNarrow, cell: whenNarrow } },
    // none of its columns can be left out: its rows are cards up to the width that holds them all
    wide: {
      true: {
        head: { [whenTight]: cards.head },
        row: { [whenTight]: { ...cards.row, paddingInline: { base: '4', sm: '6' } } },
        cell: { [whenTight]: { ...cards.cell, height: 'auto', width: 'auto' } },
      },
    },
  },
  defaultVariants: { density: 'dense', align: 'start', from: 'all' },
})
