import { roomStates } from '@clinic/core/room'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { useStatus } from './use-status'

const rows = [{ state: 'active' }, { state: 'maintenance' }, { state: 'inactive' }] as const

function Cells() {
  const { column } = useStatus(roomStates, 'state')
  return rows.map((row) => <p key={row.state}>{column.cell(row)}</p>)
}

it('gives a tag to every status but active', async () => {
  const { container } = await renderScene(<Cells />)
  const cells = [...container.querySelectorAll('p')]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Active', 'In maintenance', 'Inactive'])
  expect(cells.map((cell) => cell.querySelector('span') !== null)).toEqual([false, true, true])
})
