import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addAssistance } from '../../testing/sample-calls/assistance'
import { addStaff } from '../../testing/sample-calls/staff'
import { openWorld } from '../../testing/sample-world'

export type Assistance = Schema<'Assistance'>
export type Move = 'prepareAssistance' | 'startAssistance' | 'stopAssistance' | 'reassignAssistance'
type Change = Move | 'recordMaterial' | 'correctMaterial'

/** A clinic with a dentist and two assistants, Yuni and Sari: what is not said otherwise Yuni does. */
export async function openClinic(server: TestServer) {
  const clinic = await server.makeClinic()
  const { company_id, clinic_id } = clinic
  const world = await openWorld(server, clinic)
  const assistant = async (displayname: string) => {
    const { id: staff_id } = await addStaff(world)
    const user = await server.makeUser(clinic, 'nurse_clinic', { displayname, staff_id })
    return { staff_id, token: await server.tokenOf(user) }
  }
  const [yuni, sari] = [await assistant('Yuni'), await assistant('Sari')]
  const dentist = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic'))
  const take = (visit: number, token = yuni.token, role: Assistance['role'] = 'first') =>
    server.call('createAssistance', { token, path: { id: visit }, body: { role } })
  const change = (
    operation: Change,
    { id, version }: Pick<Assistance, 'id' | 'version'>,
    body: object = {},
    token = yuni.token,
  ) => server.call(operation, { token, path: { id }, body: { version, ...body } })
  const day = async (token = yuni.token): Promise<Schema<'AssistanceDay'>> =>
    (await server.call('assistanceDay', { token })).body.data
  const history = async (
    query: Record<string, string> = {},
    token = yuni.token,
  ): Promise<{ count: number; rows: Schema<'PastAssistance'>[] }> =>
    (await server.call('listAssistance', { token, query })).body.data
  const running = async (visit?: number): Promise<Assistance> => {
    const { id } = await addAssistance(world, {
      state: 'assisting',
      staff_id: yuni.staff_id,
      ...(visit !== undefined && { visit_id: visit }),
    })
    const found = (await history()).rows.find((each) => each.id === id)
    if (!found) throw new Error('The assistance is not in the history')
    return found
  }
  return { clinic, world, tenant: { company_id, clinic_id }, yuni, sari, dentist, take, change, day, history, running }
}
