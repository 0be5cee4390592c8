import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { periodontalChartFixture } from '../../entities/periodontal-chart/periodontal-chart-fixture'
import '../../entities/periodontal-chart/periodontal-editor'
import { visitCardFixture } from '../../entities/visit/visit-fixture'
import { renderScene } from '../../testing/render-scene'
import { success } from '../../testing/scene'
import AssistedPeriodontal from './assisted-periodontal'

it('whoever assists types what the dentist calls out, past missing teeth, and throws nothing away', async () => {
  const sent = vi.fn()
  const visit = visitCardFixture({ id: 7, state: 'in_practice' })
  await renderScene(<AssistedPeriodontal visit={visit} />, {
    role: 'nurse_clinic',
    account: { id: 21 },
    path: '/nurse/assistance/today',
    replies: {
      [`GET /api/patient/${visit.patient.id}/odontogram`]: success(odontogramFixture(['18,17 mis karies'])),
      [`GET /api/patient/${visit.patient.id}/periodontal-chart`]: success([]),
      'PUT /api/visit/7/periodontal-chart': async (request) => {
        const { content, version } = await request.clone().json()
        sent(content.teeth)
        return success(periodontalChartFixture({ visit_id: 7, state: 'draft', content, version: version + 1 }))(request)
      },
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('heading', { name: 'Periodontal chart' }))
  const input = await screen.findByRole('textbox', { name: 'Type the chart here' })
  await vi.waitFor(() => expect(document.activeElement).toBe(input))
  await user.keyboard('4b')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith([expect.objectContaining({ tooth: '16' })]), {
    timeout: 10_000,
  })
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
})
