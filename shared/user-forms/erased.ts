/** Whether all of an induction was erased but what a list of workers keeps: such a one alone is stored without a PIN. */
export const isErased = ({ pin }: { pin: string }): boolean => pin === '';
