type Named = Partial<Record<'province' | 'city' | 'district' | 'village' | 'area_code', string>>

/** An address after a part of it was typed: a name changed by hand clears the code, which would say another place. */
export function changedAddress<Address extends Named>(address: Address, part: Partial<Address>): Address {
  const isRenamed = names.some((name) => part[name] !== undefined && part[name] !== address[name])
  return { ...address, ...(isRenamed && { area_code: '' }), ...part }
}

const names = ['province', 'city', 'district', 'village'] as const
