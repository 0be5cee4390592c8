/** The address of the list, with one filter or none. */
export const satuSehatAddress = (filter: Readonly<Partial<Record<'state' | 'rule' | 'missing', string>>> = {}) => {
  const search = new URLSearchParams(filter).toString()
  return search ? `/clinic/satu-sehat?${search}` : '/clinic/satu-sehat'
}

export const satuSehatVisitAddress = (id: number) => `/clinic/satu-sehat/visit/${id}`
