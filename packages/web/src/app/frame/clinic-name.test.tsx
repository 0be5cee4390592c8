import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { success } from '../../testing/scene'
import { ClinicName } from './clinic-name'

test('the name of the clinic has its own direction', async () => {
  await renderScene(<ClinicName />, {
    replies: { 'GET /api/information': success(informationFixture({ name: 'Klinik Gigi Kemang' })) },
  })
  expect((await screen.findByText('Klinik Gigi Kemang')).tagName).toBe('BDI')
})
