import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import { PrintedPage } from './printed-page'
import { Sheet } from './sheet'

const stamp = { name: '0123456789abcdef', width: 60, height: 60 }
const clinic = success(informationFixture({ stamp }))
const printed = (replies: Scene['replies']) =>
  renderScene(
    <PrintedPage title="Receipt" back={{ href: '/', label: 'Back' }} isReady>
      <Sheet paper="a5" title="Receipt">
        {null}
      </Sheet>
    </PrintedPage>,
    { role: 'front_office_clinic', replies },
  )
const print = () => screen.queryByRole('button', { name: 'Print' })

it('is not printed before its images are here', async () => {
  let send = (_: Response) => {}
  const image: Reply = () =>
    new Promise((resolve) => {
      send = resolve
    })
  await printed({ 'GET /api/information': clinic, 'GET /api/information/image/stamp': image })
  await screen.findByText('Klinik Gigi Kemang')
  expect(print()).toBeNull()
  send(new Response('image', { headers: { 'content-type': 'image/webp' } }))
  await screen.findByRole('button', { name: 'Print' })
})

it('is printed without an image that cannot be had', async () => {
  await printed({ 'GET /api/information': clinic, 'GET /api/information/image/stamp': refusal(404, 'Not found') })
  await screen.findByRole('button', { name: 'Print' })
})

it('is printed at once by a clinic without images', async () => {
  await printed({ 'GET /api/information': success(informationFixture()) })
  await screen.findByRole('button', { name: 'Print' })
})
