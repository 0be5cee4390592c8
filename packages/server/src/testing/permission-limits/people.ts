import type { OperationId } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import type { TestServer } from '../harness'
import { operationNamed } from '../operations'
import { sampleCalls } from '../sample-calls'
import { addDoctor } from '../sample-calls/doctor'
import { openWorld } from '../sample-world'
import { type Sending, send } from '../send'

type Role = 'manager_clinic' | 'front_office_clinic' | 'doctor_clinic' | 'nurse_clinic'

/** A clinic of its own, and everybody in it. Of the two dentists the first is the one that samples are made for. */
export async function openPeople(server: TestServer) {
  const world = await openWorld(server)
  const { clinic } = world
  const { database } = server
  const now = server.now()
  const { company_id, clinic_id } = clinic
  const tokenOf = async (role: Role) => server.tokenOf(await server.makeUser(clinic, role))
  const dentist = await tokenOf('doctor_clinic')
  const other = await server.makeUser(clinic, 'doctor_clinic')
  const tokens = {
    manager: await server.tokenOf(world.user),
    desk: await tokenOf('front_office_clinic'),
    dentist,
    otherDentist: await server.tokenOf(other),
    assistant: await tokenOf('nurse_clinic'),
    otherAssistant: '',
  }
  const ask = async (person: keyof typeof tokens, id: OperationId, sending: Sending) => {
    const { status, payload } = await send(server, operationNamed(id), { ...sending, token: tokens[person] })
    return { status, data: payload.startsWith('{') ? JSON.parse(payload).data : undefined }
  }
  const sample = (id: OperationId): Promise<Sending> => sampleCalls[id](world)
  const be = (role: Role, values: { doctor_id?: number; staff_id?: number }) =>
    database
      .updateTable('user')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, role }))
      .execute()
  /** Until then the other dentist has an account and is no dentist of the clinic. */
  const employOther = async () => {
    const { id: doctor_id } = await addDoctor(world)
    await database
      .updateTable('user')
      .set({ doctor_id })
      .where((eb) => eb.and({ company_id, clinic_id, id: other.id }))
      .execute()
  }
  /** Until then the clinic has one assistant. */
  const employOtherAssistant = async () => {
    tokens.otherAssistant = await tokenOf('nurse_clinic')
  }
  /** Returns the status of each person's call, made in this order. */
  const statuses = async (id: OperationId, people: readonly (keyof typeof tokens)[], sending?: Sending) => {
    const answers: [string, number][] = []
    for (const person of people) answers.push([person, (await ask(person, id, sending ?? (await sample(id)))).status])
    return Object.fromEntries(answers)
  }
  const dayAfter = (days: number) => clinicTime(now.getTime() + days * 86_400_000, 'Asia/Jakarta').date
  return {
    database,
    now,
    dayAfter,
    world,
    clinic,
    tenant: { company_id, clinic_id },
    ask,
    sample,
    be,
    employOther,
    employOtherAssistant,
    statuses,
  }
}
export type Clinic = Awaited<ReturnType<typeof openPeople>>

/** What is tried of each limit of a role, by its words in the matrix. */
export type Limits = Record<string, (clinic: Clinic) => Promise<void>>
