const parameter = 'field'

/** Asks for whichever field of a form is the first. */
export const firstField = 'first'

/** The address of a form whose field of this name is focused: `fieldAddress('/clinic/doctor/3', 'nik')`. */
export const fieldAddress = (form: string, field: string) =>
  `${form}${form.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: field })}`

/** The field an address asks for; null where it asks for none. */
export const askedField = (search: string) => new URLSearchParams(search).get(parameter)

/** The search of an address without the field it asks for: '' or `?visit=7`. */
export function withoutField(search: string) {
  const others = new URLSearchParams(search)
  others.delete(parameter)
  return others.size > 0 ? `?${others}` : ''
}

/** Whether a link leads to a field of the page itself, and so away from nothing. */
export const asksForFieldOf = (page: string, { pathname, search }: HTMLAnchorElement) =>
  pathname === page && askedField(search) !== null
