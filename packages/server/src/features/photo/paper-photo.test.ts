import { randomBytes } from 'node:crypto'
import type { Schema } from '@clinic/api'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { movingPng, movingWebp, pictureBomb } from '../../testing/broken-pictures'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addPolicy } from '../../testing/sample-calls/patient-policy'
import { openWorld } from '../../testing/sample-world'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

type Paper = 'PatientPolicy' | 'Expense'

async function openDesk() {
  const world = await openWorld(server)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const manager = await server.tokenOf(world.user)
  const opened = await server.call('openCashShift', { token: desk, body: { opening_float: 500_000 } })
  const record = async (paid_from: 'drawer' | 'bank' = 'drawer'): Promise<Schema<'Expense'>> => {
    const day = opened.body.data.opened_at.slice(0, 10)
    const said = { day, category: 'supplies', paid_to: 'Toko', purpose: 'Tisu', amount: 10_000, reference: '' }
    const token = paid_from === 'bank' ? manager : desk
    return (await server.call('recordExpense', { token, body: { ...said, paid_from } })).body.data
  }
  const papers: Record<Paper, () => Promise<{ id: number }>> = {
    PatientPolicy: () => addPolicy(world),
    Expense: () => record(),
  }
  const of = (paper: Paper, { id }: { id: number }, token = desk) => ({
    set: (body: unknown, headers = {}) => server.call(`set${paper}Photo`, { token, path: { id }, body, headers }),
    get: (query = {}) => server.call(`get${paper}Photo`, { token, path: { id }, query }),
    remove: () => server.call(`remove${paper}Photo`, { token, path: { id } }),
  })
  return {
    world,
    desk,
    manager,
    record,
    of,
    open: async (paper: Paper) => {
      const { id } = await papers[paper]()
      return { id, ...of(paper, { id }) }
    },
    changes: async () =>
      (await server.changesOf(world.clinic))
        .filter(({ action }) => action.endsWith('_photo'))
        .map(({ action, object, object_id, before, after, people }) => {
          return { action, object, object_id, before, after, people }
        }),
    countDrawer: () =>
      server.call('countCashShift', {
        token: desk,
        path: { id: opened.body.data.id },
        body: { counted: 500_000, version: 1 },
      }),
    readExpense: async (id: number) => (await server.call('getExpense', { token: desk, path: { id } })).body.data,
    tokenOf: async (role: Parameters<typeof server.makeUser>[1], clinic = world.clinic) =>
      server.tokenOf(await server.makeUser(clinic, role)),
  }
}

/** Red on the left, blue on the right. */
const halves = (width = 856, height = 540) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ])

const each: readonly Paper[] = ['PatientPolicy', 'Expense']

describe.each(each)('the photo of a paper: %s', (paper) => {
  it('keeps its proportions in two sizes, upright, and nothing of the camera', async () => {
    const { open } = await openDesk()
    const { get, set } = await open(paper)
    expect((await get()).status).toBe(404)
    const sent = await halves(3000, 1500)
      .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 30/1' } })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer()
    expect(sent.includes('Kamera Rahasia')).toBe(true)
    const reply = await set(sent)
    expect(reply).toMatchObject({ status: 200, body: { data: { photo: expect.stringMatching(/^[0-9a-f]{16}$/) } } })
    for (const [size, width, height] of [['large', 800, 1600] as const, ['small', 160, 320] as const]) {
      const { bytes, headers } = await get({ size })
      expect(headers['content-type']).toBe('image/webp')
      const { exif, icc, xmp, orientation, ...shown } = await sharp(bytes).metadata()
      expect(shown).toMatchObject({ format: 'webp', width, height })
      expect({ exif, icc, xmp, orientation }).toEqual({})
      expect(bytes.includes('Kamera')).toBe(false)
      const [red = 0, , blue = 0] = await sharp(bytes)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeGreaterThan(blue) // what was left is on top
    }
  })

  it('is not made larger than it was, and stored however full of detail it is', async () => {
    const { open } = await openDesk()
    const { get, set } = await open(paper)
    await set(await halves(300, 200).png().toBuffer())
    expect(await sharp((await get()).bytes).metadata()).toMatchObject({ width: 300, height: 200 })
    const noise = await sharp(randomBytes(1600 * 1600 * 3), { raw: { width: 1600, height: 1600, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer()
    expect((await set(noise)).status).toBe(200)
  })

  it('is one, however many are sent at the same time', async () => {
    const { open } = await openDesk()
    const { set, get } = await open(paper)
    const pictures = await Promise.all([200, 300, 400].map((side) => halves(side, side).png().toBuffer()))
    const replies = await Promise.all(pictures.map((body) => set(body)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const { headers } = await get()
    expect(replies.map(({ body }) => `"${body.data.photo}-large"`)).toContain(headers.etag)
  })

  it('is of its clinic alone, and of those who read and write what it is of', async () => {
    const { world, open, of, tokenOf } = await openDesk()
    const { id, set, get } = await open(paper)
    const picture = await halves().png().toBuffer()
    await set(picture)
    const { clinic } = world
    const strangers = [
      await tokenOf('manager_clinic', await server.makeClinic({ company_id: clinic.company_id })),
      await tokenOf('manager_clinic', await server.makeClinic()),
    ]
    const statuses = async (token: string) => {
      const theirs = of(paper, { id }, token)
      return [(await theirs.get()).status, (await theirs.set(picture)).status, (await theirs.remove()).status]
    }
    for (const token of strangers) expect(await statuses(token)).toEqual([404, 404, 404])
    for (const role of ['doctor_clinic', 'nurse_clinic'] as const)
      expect(await statuses(await tokenOf(role))).toEqual([403, 403, 403])
    expect((await get()).status).toBe(200)
    expect(await statuses(await tokenOf('manager_clinic'))).toEqual([200, 200, 200])
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'The file is empty'],
    ['text', () => Buffer.from('a card'), 'Choose a JPEG, PNG or WebP file'],
    ['SVG that says it is a PNG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Choose a JPEG'],
    ['GIF', () => halves().gif().toBuffer(), 'Choose a JPEG, PNG or WebP file'],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'Choose a JPEG, PNG or WebP file'],
    ['a WebP that moves', movingWebp, 'This picture moves'],
    ['a PNG that moves', movingPng, 'This picture moves'],
    ['a line', () => halves(400, 40).png().toBuffer(), 'at least 96 pixels'],
    ['a PNG cut off', async () => (await halves().png().toBuffer()).subarray(0, 300), 'damaged or cut off'],
    ['900 million pixels', () => pictureBomb(30_000), 'too many pixels'],
  ])('is refused in words and changes nothing where it is %s', async (_, make, sentence) => {
    const { open, changes } = await openDesk()
    const { set, get } = await open(paper)
    const stored = (await set(await halves().png().toBuffer())).body.data.photo
    const { status, body } = await set(await make(), { 'content-type': 'image/png' })
    expect({ status, msg: body.msg }).toEqual({ status: 422, msg: expect.stringContaining(sentence) })
    expect((await get()).headers.etag).toBe(`"${stored}-large"`)
    expect(await changes()).toHaveLength(1)
  })

  it('has at most 5 MB and is of a type we know', async () => {
    const { open } = await openDesk()
    const { set } = await open(paper)
    const picture = await halves().png().toBuffer()
    expect(await set(Buffer.concat([picture], 5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { msg: 'This is too large: at most 5 MB.' },
    })
    for (const type of ['image/svg+xml', 'image/gif', 'application/json'])
      expect((await set(picture, { 'content-type': type })).status).toBe(415)
  })
})

describe('the insurance card of a policy', () => {
  it('is replaced and removed, written down with the patient, and so is who looked at it', async () => {
    const { world, open, of, desk, changes } = await openDesk()
    const policy = await addPolicy(world)
    const { set, get, remove } = of('PatientPolicy', policy)
    const listed = async () =>
      (await server.call('listPatientPolicy', { token: desk, path: { id: policy.patient_id } })).body.data.rows[0]
        ?.photo
    expect(await listed()).toBeNull()
    const first = (await set(await halves().png().toBuffer())).body.data.photo
    const second = (await set(await halves(300, 200).png().toBuffer())).body.data.photo
    expect(await listed()).toBe(second)
    await get()
    const seen = (await server.eventsOf(world.clinic)).filter(({ query }) => query && 'size' in query)
    const people = { patient: [policy.patient_id] }
    expect(seen).toMatchObject([{ object: 'patient_policy', object_id: policy.id, people }])
    expect((await remove()).status).toBe(200)
    expect(await remove()).toMatchObject({ status: 200, body: { data: { photo: null } } })
    expect([(await get()).status, await listed()]).toEqual([404, null])
    const event = { object: 'patient_policy', object_id: policy.id, people }
    expect(await changes()).toEqual([
      { ...event, action: 'set_photo', before: { photo: null }, after: { photo: first } },
      { ...event, action: 'set_photo', before: { photo: first }, after: { photo: second } },
      { ...event, action: 'remove_photo', before: { photo: second }, after: { photo: null } },
    ])
    expect((await (await open('PatientPolicy')).get()).status).toBe(404)
  })
})

describe('the receipt of an expense', () => {
  it('is replaced and removed while the drawer that paid is open', async () => {
    const { open, readExpense, changes } = await openDesk()
    const { id, set, remove } = await open('Expense')
    expect(await readExpense(id)).toMatchObject({ photo: null, drawer_open: true })
    const first = (await set(await halves().png().toBuffer())).body.data.photo
    const second = (await set(await halves(300, 200).png().toBuffer())).body.data.photo
    expect(await readExpense(id)).toMatchObject({ photo: second, drawer_open: true })
    expect((await remove()).status).toBe(200)
    const event = { object: 'expense', object_id: id, people: null }
    expect(await changes()).toEqual([
      { ...event, action: 'set_photo', before: { photo: null }, after: { photo: first } },
      { ...event, action: 'set_photo', before: { photo: first }, after: { photo: second } },
      { ...event, action: 'remove_photo', before: { photo: second }, after: { photo: null } },
    ])
  })

  it('is kept once the drawer is counted; one that is missing is added still, once', async () => {
    const { open, readExpense, countDrawer } = await openDesk()
    const [stored, later] = [await open('Expense'), await open('Expense')]
    const picture = await halves().png().toBuffer()
    const { photo } = (await stored.set(picture)).body.data
    expect((await countDrawer()).status).toBe(200)
    const other = await halves(300, 200).png().toBuffer()
    const kept = { status: 409, body: { msg: expect.stringContaining('its photo is kept') } }
    expect(await stored.set(other)).toMatchObject(kept)
    expect(await stored.remove()).toMatchObject(kept)
    expect(await readExpense(stored.id)).toMatchObject({ photo, drawer_open: false })
    const replies = await Promise.all([later.set(picture), later.set(other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('of the bank is the manager’s, who adds it once', async () => {
    const { record, of, manager } = await openDesk()
    const expense = await record('bank')
    const picture = await halves().png().toBuffer()
    const [desks, managers] = [of('Expense', expense), of('Expense', expense, manager)]
    expect((await desks.set(picture)).status).toBe(404)
    expect((await managers.set(picture)).status).toBe(200)
    expect((await desks.get()).status).toBe(404)
    expect((await desks.remove()).status).toBe(404)
    expect((await managers.get()).status).toBe(200)
    expect([(await managers.set(picture)).status, (await managers.remove()).status]).toEqual([409, 409])
  })

  it('is shown and stays as it is when the expense is void', async () => {
    const { open, manager } = await openDesk()
    const { id, set, get, remove } = await open('Expense')
    const picture = await halves().png().toBuffer()
    await set(picture)
    const body = { reason: 'Salah catat', version: 1 }
    expect((await server.call('voidExpense', { token: manager, path: { id }, body })).status).toBe(200)
    const isVoid = { status: 409, body: { msg: 'This expense is void already.' } }
    expect(await set(picture)).toMatchObject(isVoid)
    expect(await remove()).toMatchObject(isVoid)
    expect((await get()).status).toBe(200)
  })
})
