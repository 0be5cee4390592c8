import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { addMaterial } from '../../testing/sample-calls/assistance'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { addNote } from '../../testing/sample-calls/note'
import { addProduct } from '../../testing/sample-calls/product'
import { addRoom } from '../../testing/sample-calls/room'
import { openWorld } from '../../testing/sample-world'

type Lines = Schema<'UsageInput'>['lines']

/** A clinic whose dentist does one service that uses two of gloves and one of composite each time. */
export async function openTreatments(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const manager = await server.tokenOf(world.user)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const dentist = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
  const { id: product_id } = await addProduct(world)
  const gloves = (await addMaterial(world, { name: 'Sarung tangan' })).id
  const composite = (await addMaterial(world, { name: 'Komposit' })).id

  const recipe = async (lines: Schema<'RecipeLine'>[], version = 1, by = manager) =>
    server.call('updateProductRecipe', { token: by, path: { id: product_id }, body: { lines, version } })
  const shelve = (medicine_id: number, batch: Omit<NonNullable<Parameters<typeof addBatch>[1]>, 'medicine_id'> = {}) =>
    addBatch(world, { medicine_id, ...batch })
  /** A visit in the chair in which the service was done so many times. */
  const inChair = async (times = 1, outcome: Schema<'NoteProcedure'>['outcome'] = 'done') => {
    const { id: room_id } = await addRoom(world)
    const note = await addNote(world, { room_id, content: noteContentFixture() })
    const done = noteProcedureFixture({
      tooth: null,
      surfaces: [],
      jaw: 'upper',
      product_id,
      doctor_id: note.doctor_id,
    })
    const content = noteContentFixture({ procedures: [{ ...done, quantity: times, outcome }] })
    await server.database
      .updateTable('note')
      .set({ content: JSON.stringify(content) })
      .where((eb) => eb.and({ company_id, clinic_id, id: note.id }))
      .execute()
    return { ...note, content }
  }
  const finish = (id: number, version = 1, note_version = 1) =>
    server.call('finishVisit', { token: dentist, path: { id }, body: { note_version, version } })
  const treat = async (times = 1) => {
    const treated = await inChair(times)
    await finish(treated.visit_id)
    return treated
  }
  const list = async (query: Record<string, string> = {}): Promise<Schema<'UsageCard'>[]> =>
    (await server.call('listUsage', { token: desk, query })).body.data.rows
  const read = async (id: number): Promise<Schema<'Usage'>> =>
    (await server.call('getUsage', { token: desk, path: { id } })).body.data
  const last = async () => {
    const [card] = await list()
    if (!card) throw new Error('Nothing is proposed')
    return read(card.id)
  }
  const post = async (id: number, lines: Lines, version?: number) =>
    server.call('postUsage', {
      token: desk,
      path: { id },
      body: { lines, version: version ?? (await read(id)).version },
    })
  const cancel = async (id: number) =>
    server.call('cancelUsage', { token: desk, path: { id }, body: { reason: 'Tanpa bahan', version: 1 } })

  /** What the counters say, and what the movements add up to. */
  async function counted() {
    const { rows } = await sql<{ on_hand: number; moved: number; least: number }>`select
      (select coalesce(sum(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as on_hand,
      (select coalesce(sum(quantity), 0)::bigint from medicine_movement
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as moved,
      (select coalesce(min(batch_balance), 0)::bigint from medicine_movement
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as least`.execute(server.database)
    return rows[0]
  }
  const onHand = async (batch_id: number) =>
    (
      await server.database
        .selectFrom('medicine_batch')
        .select('on_hand')
        .where((eb) => eb.and({ company_id, clinic_id, id: batch_id }))
        .executeTakeFirstOrThrow()
    ).on_hand
  return {
    world,
    manager,
    desk,
    dentist,
    product_id,
    gloves,
    composite,
    recipe,
    shelve,
    inChair,
    finish,
    treat,
    list,
    read,
    last,
    post,
    cancel,
    counted,
    onHand,
  }
}
