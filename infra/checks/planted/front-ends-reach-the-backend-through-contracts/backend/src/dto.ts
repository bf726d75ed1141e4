export const dto = 1;
