import { Refusal } from '../../use-case/refusal'

/** Checks or writes the `patient` of a body: problems of its fields are named `patient.<field>`. */
export async function onPatientOfBody<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error
    const fields = Object.entries(error.details.fields).map(([field, problem]) => [`patient.${field}`, problem])
    throw new Refusal(error.status, error.sentence, { fields: Object.fromEntries(fields) })
  }
}
