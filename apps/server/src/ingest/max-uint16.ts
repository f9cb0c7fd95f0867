/** Maximum of the UInt16 columns of forgery signals. */
export const MAX_UINT16 = 65_535;
