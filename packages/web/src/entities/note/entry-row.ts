import { css } from 'styled-system/css'

/** One row of a list in the note: its name above, its fields below. */
export const entryRow = css({
  display: 'grid',
  gap: '2',
  minWidth: '0',
  padding: '3',
  border: 'hairline',
  borderRadius: 'control',
})
export const entryTitle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  overflowWrap: 'anywhere',
})
