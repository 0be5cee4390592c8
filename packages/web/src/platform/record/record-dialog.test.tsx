import { ApiError } from '@clinic/api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { RecordDialog } from './record-dialog'

interface Cost {
  cost: number
}

const refused = async (): Promise<Cost> => {
  throw new ApiError('Somebody was faster.', 409, {}, { cost: 7, version: 2 })
}
const dialog = (describe?: (value: Cost) => { label: string; value: string }[]) =>
  renderScene(
    <RecordDialog<Cost, Cost>
      form="cost"
      title="Receive"
      initial={{ cost: 5 }}
      problemsOf={() => ({})}
      save={refused}
      onSaved={() => {}}
      onClose={() => {}}
      {...(describe && { describe })}
    >
      {() => <input aria-label="Cost" />}
    </RecordDialog>,
  )
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))

// Seen to fail: with a conflict that nobody describes taken for one that is shown.
it('says that somebody was faster where the stored values are not described', async () => {
  await dialog()
  await save()
  await screen.findByText('Somebody was faster.')
})

it('shows the stored values beside the typed ones where they are', async () => {
  await dialog(({ cost }) => [{ label: 'Cost', value: String(cost) }])
  await save()
  await screen.findByRole('alertdialog')
  expect(screen.queryByText('Somebody was faster.')).toBeNull()
})
