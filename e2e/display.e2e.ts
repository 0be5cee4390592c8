import { apiOf, newToken, unwrap } from './models/clinic-api'
import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { letIn } from './models/visit.model'

const demo = async (baseURL: string, email: string) => apiOf(baseURL, await newToken(baseURL, email))

test('a television shows who is called, without a name, says when it is stale, and goes dark when its link is revoked', async ({
  baseURL: address,
  browser,
  session,
  display,
}) => {
  const baseURL = address ?? ''
  const desk = await demo(baseURL, 'frontoffice@demo.test')
  const first_name = `Uji${newVisitor('').nik.slice(-8)}`
  const visit = await letIn(first_name, baseURL)
  const path = { id: visit.id }
  const { name: clinic } = await unwrap(desk.GET('/api/information'))

  await session.enter('manager@demo.test')
  const where = `Lobi ${visit.queue_number}-${visit.id}`
  const link = await display.create(where)
  const room = await browser.newContext({ baseURL, viewport: { width: 1920, height: 1080 } })
  const television = await room.newPage()
  const screen = modelsOf(television).display
  await television.goto(link)
  await screen.seeClinic(clinic)
  await screen.seeNotCalled(visit.queue_number)

  const called = await unwrap(
    desk.POST('/api/visit/{id}/call', { params: { path }, body: { room_id: null, version: visit.version } }),
  )
  await screen.seeCalled(visit.queue_number)
  test.expect(await television.content()).not.toContain(first_name)

  await television.route('**/api/display/queue', (route) => route.abort())
  await screen.seeStale()
  const body = { version: called.version }
  await unwrap(desk.POST('/api/visit/{id}/requeue', { params: { path }, body }))
  await screen.seeCalled(visit.queue_number)
  await television.unroute('**/api/display/queue')
  await screen.seeCurrent()
  await screen.seeNotCalled(visit.queue_number)

  await display.revoke(where)
  await screen.seeRevoked()
  await television.reload()
  await screen.seeRevoked()
  await room.close()
})
