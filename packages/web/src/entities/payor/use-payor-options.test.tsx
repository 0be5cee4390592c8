import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { listOf, success } from '../../testing/scene'
import { usePayorOptions } from './use-payor-options'

const payors = Array.from({ length: 150 }, (_, row) => ({
  id: row + 1,
  name: `Payor ${row + 1}`,
  status: row === 149 ? 'inactive' : 'active',
}))

const Options = () => usePayorOptions().map(({ value, label }) => <option key={value}>{label}</option>)

it('offers all payors where there are more than a hundred', async () => {
  await renderScene(<Options />, {
    replies: {
      'GET /api/payor': (request) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
        const { rows, pagination } = listOf(payors.slice((page - 1) * 100, page * 100))
        return success({ rows, pagination: { ...pagination, hasNextPage: page === 1 } })(request)
      },
    },
  })
  expect(await screen.findByText('Payor 1')).toBeTruthy()
  expect(await screen.findByText('Payor 150 (Inactive)')).toBeTruthy()
  expect(screen.getAllByRole('option')).toHaveLength(150)
})
