/** Notes the position of the clinic's changes in the first reply to a signed-in user: everything shown was read after it. */
export function notePosition() {
  let earliest: string | undefined
  return {
    earliest: () => earliest,
    onResponse({ request, response }: { request: Request; response: Response }) {
      // a reply without one: changes may have been missed since
      if (request.headers.has('Authorization')) earliest ??= response.headers.get('Clinic-Position') ?? ''
    },
  }
}

export const clinicPosition = notePosition()
