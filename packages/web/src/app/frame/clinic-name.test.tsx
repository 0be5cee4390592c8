import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { success } from '../../testing/scene'
import { ClinicName } from './clinic-name'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test('the name of the clinic has its own direction', async () => {
  await renderScene(<ClinicName />, {
    replies: { 'GET /api/information': success(informationFixture({ name: 'Klinik Gigi Kemang' })) },
  })
  expect((await screen.findByText('Klinik Gigi Kemang')).tagName).toBe('BDI')
})

test.each([
  ['Asia/Jakarta', null],
  ['Asia/Makassar', /^\d\d:\d\d WITA$/],
  ['Asia/Jayapura', /^\d\d:\d\d WIT$/],
] as const)('a device in Jakarta is told the time of a clinic in %s if it is another one', async (time_zone, clock) => {
  process.env.TZ = 'Asia/Jakarta'
  await renderScene(<ClinicName />, {
    replies: { 'GET /api/information': success(informationFixture({ name: 'Klinik Gigi Kemang', time_zone })) },
  })
  await screen.findByText('Klinik Gigi Kemang')
  if (clock) expect(await screen.findByText(clock)).toBeTruthy()
  else expect(screen.queryByText(/WI(B|TA|T)$/)).toBeNull()
})
