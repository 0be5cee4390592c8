/** The codes of an area in the ministry of home affairs, of 2, 4, 6 and 10 digits: each begins with the one above it. */
export interface AreaCodes {
  province: string
  city: string
  district: string
  village: string
}

/** The four codes in that of a village; null where there is none. */
export const areaCodesOf = (village: string | undefined): AreaCodes | null =>
  village !== undefined && /^\d{10}$/.test(village)
    ? { province: village.slice(0, 2), city: village.slice(0, 4), district: village.slice(0, 6), village }
    : null

/** As the ministry writes it: 31.71.06.1003. */
export const dottedCode = (village: string): string => {
  const area = areaCodesOf(village)
  return area ? [area.province, area.city.slice(2), area.district.slice(4), village.slice(6)].join('.') : village
}
